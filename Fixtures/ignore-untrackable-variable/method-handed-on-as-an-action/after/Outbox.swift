import SwiftUI

@Observable
final class Outbox {
  var letters: [String] = []
  var problem = ""
  @ObservationIgnored var lengths: [String: Int] = [:]

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
  @State private var outbox = Outbox()

  var body: some View {
    outbox.sending
    Text(outbox.problem).onAppear(perform: outbox.send)
    Text("\(outbox.measured.count)")
  }
}
