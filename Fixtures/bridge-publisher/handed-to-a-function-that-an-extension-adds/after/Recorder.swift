import Combine
import SwiftUI

@Observable
final class Recorder {
  var seconds = 0 {
    willSet { secondsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var secondsSubject = CurrentValueSubject<Int, Never>(_seconds)
  var takes = 0 {
    willSet { takesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var takesSubject = CurrentValueSubject<Int, Never>(_takes)
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
}

final class RecorderController: UIViewController {
  let recorder = Recorder()

  func start() {
    self.follow(recorder.levelSubject)
    follow(recorder.levelSubject.map { $0 + 1 })
  }
}

struct RecorderView: View {
  var recorder: Recorder
  @State private var active = 0

  var body: some View {
    VStack {
      Text("\(active)").font(.caption).assign(recorder.secondsSubject, to: $active)
      TakesView(recorder: recorder).noting(recorder.takesSubject)
    }
  }
}

struct TakesView: View {
  var recorder: Recorder

  var body: some View { Text("\(recorder.takes)") }
}
