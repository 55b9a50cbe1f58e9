import Combine
import SwiftUI

final class Alarm: ObservableObject {
    @Published var title = ""
}

struct AlarmView: View {
    @ObservedObject var alarm: Alarm
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onReceive(alarm.$title.dropFirst()) { shown = $0 }
            .onReceive(alarm.$title.removeDuplicates()) { shown = $0 + $0 }
            .onReceive(alarm.$title.receive(on: DispatchQueue.main)) { shown = $0 }
    }
}
