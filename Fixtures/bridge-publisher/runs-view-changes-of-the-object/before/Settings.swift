import Combine
import SwiftUI

class Settings: ObservableObject {
  @Published var name = "a"
  @Published var sizes: [Int] = []
}

final class Profile: Settings {
  @Published var isPublic = false { didSet { name += isPublic ? "+" : "-" } }
}

final class Log: ObservableObject {
  @Published private(set) var lines: [String] = []
  private var subscription: AnyCancellable?

  init(_ profile: Profile) {
    subscription = profile.objectWillChange.sink { [weak self] in
      self?.lines.append("\(profile.name) \(profile.sizes.count)")
    }
  }
}

struct ContentView: View {
  @StateObject private var profile: Profile
  @StateObject private var log: Log
  @State private var changes = 0

  init() {
    let profile = Profile()
    _profile = StateObject(wrappedValue: profile)
    _log = StateObject(wrappedValue: Log(profile))
  }

  var body: some View {
    Toggle("public", isOn: $profile.isPublic)
    Button("add") { profile.sizes.append(profile.sizes.count) }
    Text("\(profile.name) \(profile.sizes.count) after \(changes) changes")
      .onReceive(profile.objectWillChange) { changes += 1 }
    LogView(log: log)
  }
}

struct LogView: View {
  @ObservedObject var log: Log

  var body: some View {
    ForEach(log.lines.indices, id: \.self) { Text(log.lines[$0]) }
  }
}
