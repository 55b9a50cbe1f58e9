import Combine
import SwiftUI

final class Alarm: ObservableObject {
    @Published var title = ""
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $title.sink { print($0) }.store(in: &cancellables)
    }
}

struct AlarmView: View {
    @ObservedObject var alarm: Alarm
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onReceive(alarm.$title) { shown = $0 }
    }
}
