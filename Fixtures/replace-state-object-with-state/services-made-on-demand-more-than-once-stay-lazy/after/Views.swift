import SwiftUI

@Observable
final class ResetModel: ObservableObject {
  var taps = 0
  private let service = Reset.shared
}

@Observable
final class ReplacedModel: ObservableObject {
  var taps = 0
  private let service = Replaced.shared
}

@Observable
final class WeakModel: ObservableObject {
  var taps = 0
  private let service = Weak.shared
}

@Observable
final class MadeBeforeModel: ObservableObject {
  var taps = 0
  private let service = MadeBefore.shared
}

@Observable
final class CountedModel: ObservableObject {
  var taps = 0
  private let service = Counted.shared
}

@Observable
final class ValidModel: ObservableObject {
  var taps = 0
  private let service = Valid.shared
}

@Observable
final class FailingModel: ObservableObject {
  var taps = 0
  private let service = Failing.shared
}

@Observable
final class SometimesModel: ObservableObject {
  var taps = 0
  private let service = Sometimes.shared
}

struct Models: View {
  @StateObject private var reset = ResetModel()
  @StateObject private var replaced = ReplacedModel()
  @StateObject private var weak = WeakModel()
  @StateObject private var madeBefore = MadeBeforeModel()
  @StateObject private var counted = CountedModel()
  @StateObject private var valid = ValidModel()
  @StateObject private var failing = FailingModel()
  @StateObject private var sometimes = SometimesModel()

  var body: some View {
    Button("\(reset.taps)") { reset.taps += 1 }
    Button("\(replaced.taps)") { replaced.taps += 1 }
    Button("\(weak.taps)") { weak.taps += 1 }
    Button("\(madeBefore.taps)") { madeBefore.taps += 1 }
    Button("\(counted.taps)") { counted.taps += 1 }
    Button("\(valid.taps)") { valid.taps += 1 }
    Button("\(failing.taps)") { failing.taps += 1 }
    Button("\(sometimes.taps)") { sometimes.taps += 1 }
    Button("reset") {
      Reset.reset()
      Replaced.instance = nil
    }
  }
}
