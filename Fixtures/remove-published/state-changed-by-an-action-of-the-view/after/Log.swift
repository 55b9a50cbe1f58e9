import SwiftUI

var lineCount = 0

@Observable
final class Log {
  var entries: [String] = []
}

struct LogView: View {
  var log: Log
  @State private var isOpen = false

  var body: some View {
    let _ = log.entries
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { Text("\(lineCount) lines") }
      Button("Add") {
        Task { @MainActor in
          lineCount += 1
          log.entries.append("entry")
        }
      }
      EntryList(log: log)
    }
  }
}

struct EntryList: View {
  var log: Log

  var body: some View {
    ForEach(log.entries, id: \.self) { Text($0) }
  }
}
