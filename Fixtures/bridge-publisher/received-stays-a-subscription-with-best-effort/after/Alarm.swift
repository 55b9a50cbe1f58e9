import Combine
import SwiftUI

@Observable
final class Alarm {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
}

struct AlarmView: View {
  var alarm: Alarm

  var body: some View {
    Text(alarm.title)
      .onReceive(alarm.titleSubject) { print($0) }
  }
}
