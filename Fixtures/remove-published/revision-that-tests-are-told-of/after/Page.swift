import Combine
import SwiftUI

@Observable
final class Page {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var text = "" {
    willSet { objectWillChange.send() }
  }
  var changes = 0 {
    willSet { objectWillChange.send() }
  }

  func write() {
    text = "x"
    changes += 1
  }
}

struct PageView: View {
  var page: Page

  var body: some View { Text(page.text) }
}
