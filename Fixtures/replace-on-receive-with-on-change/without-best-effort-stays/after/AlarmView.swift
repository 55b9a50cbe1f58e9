import SwiftUI

final class Alarm: ObservableObject {
    @Published var title = ""
}

struct AlarmView: View {
    @ObservedObject var alarm: Alarm
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onReceive(alarm.$title) { shown = $0 }
    }
}
