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
@Observable
@MainActor
final class Profile {
    var name: String {
        access(keyPath: \.name)
        return UserDefaults.standard.string(forKey: "name") ?? ""
    }

    init() {
        NotificationCenter.default.addObserver(
            forName: Notification.Name("changed"), object: nil, queue: .main
        ) { [weak self] _ in
            Task { @MainActor in
                self?.withMutation(keyPath: \.name) {}
            }
        }
    }
}

/// What is told changes with a tracked property.
@Observable
@MainActor
final class Counter {
    var count = 0

    func watch() {
        NotificationCenter.default.addObserver(
            forName: Notification.Name("changed"), object: nil, queue: nil
        ) { [weak self] _ in
            Task { @MainActor in
                self?.count += 1
            }
        }
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings
    var profile: Profile
    var counter: Counter

    var body: some View {
        Text("\(settings.name) \(profile.name) \(counter.count)")
    }
}
