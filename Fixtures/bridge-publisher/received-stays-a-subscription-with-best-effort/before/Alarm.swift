import SwiftUI

final class Alarm: ObservableObject {
  @Published var title = ""
}

struct AlarmView: View {
  @ObservedObject var alarm: Alarm

  var body: some View {
    Text(alarm.title)
      .onReceive(alarm.$title) { print($0) }
  }
}
