import SwiftUI

final class Statistics: ObservableObject {
    @Published var title = ""
    private var renders = 0
    private var taps = 0

    func noteRender() {
        renders += 1
    }

    func noteTap() {
        taps += 1
    }
}

struct StatisticsView: View {
    @ObservedObject var statistics: Statistics

    var body: some View {
        let _ = statistics.noteRender()
        Text(statistics.title)
            .onTapGesture { statistics.noteTap() }
    }
}
