import SwiftUI

final class Alarm: ObservableObject {
    enum Phase { case idle, ringing }

    @Published var phase = Phase.idle
}

struct AlarmView: View {
    @EnvironmentObject private var alarm: Alarm

    var body: some View {
        Text("Alarm")
            .onReceive(alarm.$phase, perform: ring)
            .onReceive(alarm.$phase, perform: { _ in print("changed") })
    }

    private func ring(_ phase: Alarm.Phase) {
        print(phase)
    }
}
