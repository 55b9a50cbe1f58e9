import SwiftUI

@Observable
final class Statistics {
    var title = ""
    @ObservationIgnored private var renders = 0
    private var taps = 0

    func noteRender() {
        renders += 1
    }

    func noteTap() {
        taps += 1
    }
}

struct StatisticsView: View {
    var statistics: Statistics

    var body: some View {
        let _ = statistics.noteRender()
        Text(statistics.title)
            .onTapGesture { statistics.noteTap() }
    }
}
