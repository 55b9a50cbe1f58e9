import SwiftUI

final class Alarm: ObservableObject {
    @Published var title = ""
    @Published var hour: Int?
}

struct AlarmView: View {
    @StateObject private var alarm = Alarm()
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onReceive(alarm.$title) { title in
                shown = title // the latest
            }
            .onReceive(self.alarm.$hour) { (hour: Int?) in
                shown = hour.map(String.init) ?? ""
            }
            .onReceive(alarm.$title) { [alarm] _ in
                print(alarm.title)
            }
    }
}
