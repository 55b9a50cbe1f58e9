import Combine
import SwiftUI

struct Paper: Equatable {
  var id = 0
  var text = ""

  static func == (a: Paper, b: Paper) -> Bool { a.id == b.id }
}

@Observable
final class Desk {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var paper: Paper {
    willSet {
      objectWillChange.send()
      withMutation(keyPath: \.paper) {}
    }
  }
  var count = 0 {
    willSet { objectWillChange.send() }
  }

  init(paper: Paper) { self.paper = paper }
}

struct DeskView: View {
  var desk: Desk
  @State private var changes = 0

  var body: some View {
    Button(desk.paper.text) { desk.paper = Paper(id: desk.paper.id, text: "new") }
      .onReceive(desk.objectWillChange) { changes += 1 }
  }
}
