import SwiftUI

struct Tone {
    var name: String
}

final class Alarm: ObservableObject {
    @Published var tone: Tone?
}

struct AlarmView: View {
    @ObservedObject var alarm: Alarm
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onReceive(alarm.$tone) { shown = $0?.name ?? "" }
    }
}
