import SwiftUI

@Observable
final class Papers {
  private(set) var names: [String] = []

  func isOpen(access: Int) -> Bool {
    self.access(keyPath: \.names)
    return UserDefaults.standard.bool(forKey: "\(access)")
  }

  func isClosed(_ paper: Int) -> Bool {
    access(keyPath: \.names)
    return UserDefaults.standard.bool(forKey: "closed \(paper)")
  }

  func close() {
    withMutation(keyPath: \.names) {}
    UserDefaults.standard.removeObject(forKey: "1")
  }
}

struct Row: View {
  var papers: Papers

  var body: some View {
    Text("\(papers.isClosed(2))")
      .disabled(papers.isOpen(access: 1))
    Button("Close") { papers.close() }
  }
}
