import SwiftUI

@Observable
@MainActor
final class Timer {
    var seconds = 0

    func start() { seconds = 0 }
}

@main
struct Main: App {
    @State private var timer = Timer()

    var body: some Scene {
        WindowGroup { TimerView(timer: timer) }
    }

    func reset() { timer.start() }
}

struct TimerView: View {
    var timer: Timer

    var body: some View {
        Button("\(timer.seconds)", action: reset)
    }

    func reset() { timer.start() }
}
