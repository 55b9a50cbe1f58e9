import SwiftUI

final class Download: ObservableObject {
  @Published private(set) var progress = 0
  private(set) var retries = 0
  private(set) lazy var file = "file-\(retries)"
  weak var previous: Download?

  var text: String { retries == 0 ? "first try" : "try \(retries + 1)" }

  func advance() { progress += 25 }

  func retry() {
    retries += 1
    progress = 0
  }
}

struct ContentView: View {
  @StateObject private var download = Download()

  var body: some View {
    Text("\(download.progress) of 100")
    Text(download.text)
    Text(download.file)
    Text(download.previous == nil ? "new" : "resumed")
    Button("go on") { download.advance() }
    Button("again") { download.retry() }
    Button("resume") {
      download.previous = download
      download.advance()
    }
  }
}
