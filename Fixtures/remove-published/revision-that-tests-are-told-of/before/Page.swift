import SwiftUI

final class Page: ObservableObject {
  @Published var text = ""
  @Published var changes = 0

  func write() {
    text = "x"
    changes += 1
  }
}

struct PageView: View {
  @ObservedObject var page: Page

  var body: some View { Text(page.text) }
}
