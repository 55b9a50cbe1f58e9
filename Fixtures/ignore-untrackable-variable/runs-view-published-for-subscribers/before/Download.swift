import Combine
import SwiftUI

final class Download: ObservableObject {
  @Published var title = "a.zip"
  @Published private(set) var progress = 0.0
  @Published var isDone = false

  init() { title = "b.zip" }

  func step() {
    progress += 0.5
    if progress >= 1 { isDone = true }
  }

  func rename() { title += "!" }
}

final class Log {
  private(set) var lines: [String] = []
  private var subscription: AnyCancellable?

  init(of download: Download) {
    subscription = download.$progress.sink { [weak self] in self?.lines.append("\($0)") }
  }
}

struct ContentView: View {
  @StateObject private var download = Download()
  @State private var count = 0
  @State private var text = ""
  @State private var log: Log?

  var body: some View {
    Text("\(download.title) \(count) \(text)")
      .onReceive(download.$isDone.dropFirst()) { _ in count += 1 }
    Button("log") { log = Log(of: download) }
    Button("step", action: download.step)
    Button("rename", action: download.rename)
    Button("look") { text = log?.lines.joined(separator: " ") ?? "-" }
  }
}
