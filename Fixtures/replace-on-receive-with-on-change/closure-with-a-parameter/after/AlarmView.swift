import SwiftUI

@Observable
final class Alarm {
    var title = ""
    var hour: Int?
}

struct AlarmView: View {
    @State private var alarm = Alarm()
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onChange(of: alarm.title, initial: true) { _, title in
                shown = title // the latest
            }
            .onChange(of: self.alarm.hour, initial: true) { (_: Int?, hour: Int?) in
                shown = hour.map(String.init) ?? ""
            }
            .onChange(of: alarm.title, initial: true) { [alarm] _, _ in
                print(alarm.title)
            }
    }
}
