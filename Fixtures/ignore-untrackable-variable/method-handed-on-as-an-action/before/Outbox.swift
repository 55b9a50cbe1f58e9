import SwiftUI

final class Outbox: ObservableObject {
  @Published var letters: [String] = []
  var problem = ""
  var lengths: [String: Int] = [:]

  var sending: Button<Text> {
    Button(action: send) { Text("Send") }
  }

  var measured: [Int] { letters.map(length) }

  func send() {
    if letters.isEmpty { problem = "nothing to send" }
    letters = []
  }

  func length(of letter: String) -> Int {
    lengths[letter] = letter.count
    return letter.count
  }
}

struct OutboxView: View {
  @StateObject private var outbox = Outbox()

  var body: some View {
    outbox.sending
    Text(outbox.problem).onAppear(perform: outbox.send)
    Text("\(outbox.measured.count)")
  }
}
