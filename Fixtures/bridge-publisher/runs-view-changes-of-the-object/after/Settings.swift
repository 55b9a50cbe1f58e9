import Combine
import SwiftUI

@Observable
class Settings {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var name = "a" {
    willSet { objectWillChange.send() }
  }
  var sizes: [Int] = [] {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Profile: Settings {
  var isPublic = false { willSet { objectWillChange.send() } didSet { name += isPublic ? "+" : "-" } }
}

@Observable
final class Log {
  private(set) var lines: [String] = []
  private var subscription: AnyCancellable?

  init(_ profile: Profile) {
    subscription = profile.objectWillChange.sink { [weak self] in
      self?.lines.append("\(profile.name) \(profile.sizes.count)")
    }
  }
}

struct ContentView: View {
  @State private var profile: Profile
  @State private var log: Log
  @State private var changes = 0

  init() {
    let profile = Profile()
    _profile = State(wrappedValue: profile)
    _log = State(wrappedValue: Log(profile))
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
  var log: Log

  var body: some View {
    ForEach(log.lines.indices, id: \.self) { Text(log.lines[$0]) }
  }
}
