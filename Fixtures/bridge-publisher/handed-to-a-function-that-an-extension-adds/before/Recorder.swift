import SwiftUI

final class Recorder: ObservableObject {
  @Published var seconds = 0
  @Published var takes = 0
  @Published var level = 0
}

final class RecorderController: UIViewController {
  let recorder = Recorder()

  func start() {
    self.follow(recorder.$level)
    follow(recorder.$level.map { $0 + 1 })
  }
}

struct RecorderView: View {
  @ObservedObject var recorder: Recorder
  @State private var active = 0

  var body: some View {
    VStack {
      Text("\(active)").font(.caption).assign(recorder.$seconds, to: $active)
      TakesView(recorder: recorder).noting(recorder.$takes)
    }
  }
}

struct TakesView: View {
  @ObservedObject var recorder: Recorder

  var body: some View { Text("\(recorder.takes)") }
}
