import Combine
import SwiftUI

@Observable
final class Alarm {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
}

struct AlarmView: View {
  @State private var alarm = Alarm()
  @State private var shown = ""

  var body: some View {
    Text(shown)
      .onReceive(alarm.titleSubject) { shown = $0 }
      .onReceive(alarm.countSubject.dropFirst().map { "\($0)" }, perform: { shown = $0 })
  }
}
