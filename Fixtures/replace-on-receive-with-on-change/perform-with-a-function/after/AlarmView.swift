import SwiftUI

@Observable
final class Alarm {
    enum Phase { case idle, ringing }

    var phase = Phase.idle
}

struct AlarmView: View {
    @Environment(Alarm.self) private var alarm

    var body: some View {
        Text("Alarm")
            .onChange(of: alarm.phase, initial: true, { _, value in ring(value) })
            .onChange(of: alarm.phase, initial: true, { _, _ in print("changed") })
    }

    private func ring(_ phase: Alarm.Phase) {
        print(phase)
    }
}
