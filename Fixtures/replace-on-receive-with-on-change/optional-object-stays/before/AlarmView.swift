import Combine
import SwiftUI

final class Alarm: ObservableObject {
    @Published var title = ""
}

final class Clock {
    var alarm: Alarm?
}

struct ClockView: View {
    let clock: Clock
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onReceive(clock.alarm?.$title.eraseToAnyPublisher() ?? Just("").eraseToAnyPublisher()) { shown = $0 }
    }
}
