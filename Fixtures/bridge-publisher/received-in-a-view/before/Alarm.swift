import SwiftUI

final class Alarm: ObservableObject {
  @Published var title = ""
  @Published var count = 0
}

struct AlarmView: View {
  @StateObject private var alarm = Alarm()
  @State private var shown = ""

  var body: some View {
    Text(shown)
      .onReceive(alarm.$title) { shown = $0 }
      .onReceive(alarm.$count.dropFirst().map { "\($0)" }, perform: { shown = $0 })
  }
}
