import SwiftUI

/// Whether work goes on is state that nothing observes.
@Observable
final class Stopwatch {
    private(set) var laps: [Int] = [] { didSet { withMutation(keyPath: \.laps) {} } }
    private var timer: Timer?

    var isRunning: Bool { timer?.isValid ?? false }

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1000, repeats: true) { _ in }
        laps = []
    }

    func stop() {
        timer?.invalidate()
        laps = []
    }
}

@Observable
final class Download: ObservableObject {
    private(set) var stops = 0
    let task = Task { try? await Task.sleep(nanoseconds: 60_000_000_000) }

    func stop() {
        task.cancel()
        stops += 1
    }
}

/// That the work itself is stored changes nothing that is shown.
@Observable
final class Reminder {
    private(set) var reminders = 0
    private var timer: Timer?

    func remind() {
        timer?.invalidate()
        timer = Timer(timeInterval: 1000, repeats: false) { _ in }
        reminders += 1
    }
}

struct ContentView: View {
    @State private var stopwatch = Stopwatch()

    var body: some View {
        Text(stopwatch.isRunning ? "running" : "stopped")
        Text("\(stopwatch.laps.count) laps")
        Button("start") { stopwatch.start() }
        Button("stop") { stopwatch.stop() }
        DownloadView()
        ReminderView()
    }
}

struct DownloadView: View {
    @StateObject private var download = Download()

    var body: some View {
        let _ = download.stops
        Text(download.task.isCancelled ? "cancelled" : "loading")
        Button("cancel") { download.stop() }
    }
}

struct ReminderView: View {
    @State private var reminder = Reminder()

    var body: some View {
        Text("reminder")
        Button("remind") { reminder.remind() }
    }
}
