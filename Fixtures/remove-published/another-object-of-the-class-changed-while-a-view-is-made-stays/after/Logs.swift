import SwiftUI

final class Log: ObservableObject {
  @Published var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

enum Logs {
  static let first = Log()
  static let second = Log()
}

struct Entry: View {
  init() { Logs.second.add("entry") }

  var body: some View { Text("entry") }
}

/// It observes the one, and changes the other whenever it is made.
struct LogView: View {
  @ObservedObject var log = Logs.first

  var body: some View {
    Text("\(log.lines.count)")
    Entry()
  }
}
