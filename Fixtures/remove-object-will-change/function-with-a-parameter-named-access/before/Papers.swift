import SwiftUI

final class Papers: ObservableObject {
  @Published private(set) var names: [String] = []

  func isOpen(access: Int) -> Bool { UserDefaults.standard.bool(forKey: "\(access)") }

  func isClosed(_ paper: Int) -> Bool {
    UserDefaults.standard.bool(forKey: "closed \(paper)")
  }

  func close() {
    objectWillChange.send()
    UserDefaults.standard.removeObject(forKey: "1")
  }
}

struct Row: View {
  @ObservedObject var papers: Papers

  var body: some View {
    Text("\(papers.isClosed(2))")
      .disabled(papers.isOpen(access: 1))
    Button("Close") { papers.close() }
  }
}
