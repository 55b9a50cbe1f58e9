import SwiftUI

/// A block that notifications are handed to is on no actor, even on the main queue.
@MainActor
final class Settings: ObservableObject {
    var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }

    init() {
        NotificationCenter.default.addObserver(
            forName: Notification.Name("changed"), object: nil, queue: .main
        ) { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

/// A task in it is on the main actor.
@MainActor
final class Profile: ObservableObject {
    var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }

    init() {
        NotificationCenter.default.addObserver(
            forName: Notification.Name("changed"), object: nil, queue: .main
        ) { [weak self] _ in
            Task { @MainActor in
                self?.objectWillChange.send()
            }
        }
    }
}

/// What is told changes with a tracked property.
@MainActor
final class Counter: ObservableObject {
    @Published var count = 0

    func watch() {
        NotificationCenter.default.addObserver(
            forName: Notification.Name("changed"), object: nil, queue: nil
        ) { [weak self] _ in
            Task { @MainActor in
                self?.objectWillChange.send()
                self?.count += 1
            }
        }
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings
    @ObservedObject var profile: Profile
    @ObservedObject var counter: Counter

    var body: some View {
        Text("\(settings.name) \(profile.name) \(counter.count)")
    }
}
