import SwiftUI

@MainActor
final class Timer: ObservableObject {
    @Published var seconds = 0

    func start() { seconds = 0 }
}

@main
struct Main: App {
    @StateObject private var timer = Timer()

    var body: some Scene {
        WindowGroup { TimerView(timer: timer) }
    }

    func reset() { timer.start() }
}

struct TimerView: View {
    @ObservedObject var timer: Timer

    var body: some View {
        Button("\(timer.seconds)", action: reset)
    }

    func reset() { timer.start() }
}
