import SwiftUI

@Observable
final class Alarm {
    var title = ""
}

struct AlarmView: View {
    var alarm: Alarm
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onChange(of: alarm.title) { shown = $1 }
            .onChange(of: alarm.title, initial: true) { shown = $1 + $1 }
            .onChange(of: alarm.title, initial: true) { shown = $1 }
    }
}
