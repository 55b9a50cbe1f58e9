import SwiftUI

struct Trouble: Error { let code: Int; let text: String }

/// What `==` leaves out, no pattern binds.
enum Phase: Equatable {
  case idle, running(Int), failed(any Error)

  static func == (first: Phase, second: Phase) -> Bool {
    switch (first, second) {
    case (.idle, .idle), (.failed, .failed): return true
    case (.running(let count), .running(let other)): return count == other
    default: return false
    }
  }
}

/// Nothing is read of the error but the member that is compared.
enum Loading: Equatable {
  case waiting, loaded([Int]), failed(Trouble)

  static func == (first: Loading, second: Loading) -> Bool {
    switch (first, second) {
    case (.waiting, .waiting): true
    case let (.loaded(one), .loaded(other)): one == other
    case let (.failed(one), .failed(other)): one.code == other.code
    default: false
    }
  }
}

/// Here, the view shows another member, too.
enum Saving: Equatable {
  case saved, failed(Trouble)

  static func == (first: Saving, second: Saving) -> Bool {
    switch (first, second) {
    case (.saved, .saved): true
    case let (.failed(one), .failed(other)): one.code == other.code
    default: false
    }
  }
}

/// And here, the whole value.
enum Sending: Equatable {
  case sent, failed(Trouble)

  static func == (first: Sending, second: Sending) -> Bool {
    switch (first, second) {
    case (.sent, .sent), (.failed, .failed): true
    default: false
    }
  }

  var trouble: Trouble? {
    if case .failed(let trouble) = self { trouble } else { nil }
  }
}

@Observable
final class Model {
  var phase = Phase.idle
  private(set) var loading = Loading.waiting
  private(set) var saving = Saving.saved { didSet { withMutation(keyPath: \.saving) {} } }
  private(set) var sending = Sending.sent { didSet { withMutation(keyPath: \.sending) {} } }
  private var count = 0

  func go() { phase = .running(1) }
  func fail() {
    count += 1
    let trouble = Trouble(code: 1, text: "trouble \(count)")
    phase = .failed(trouble)
    loading = .failed(trouble)
  }
  func load() { loading = .loaded([1]) }
  func save() {
    count += 1
    saving = .failed(Trouble(code: 1, text: "not saved \(count)"))
  }
  func send() {
    count += 1
    sending = .failed(Trouble(code: 1, text: "not sent \(count)"))
  }
}

struct PhaseView: View {
  var model: Model

  var body: some View {
    Text(model.phase == .idle ? "idle" : "busy")
    if case .failed = model.phase { Text("failed") }
    switch model.loading {
    case .waiting: Text("waiting")
    case .loaded(let numbers): Text("\(numbers.count)")
    case .failed(let trouble): Text("\(trouble.code)")
    }
    Button("go") { model.go() }
    Button("fail") { model.fail() }
    Button("load") { model.load() }
  }
}

struct SavingView: View {
  var model: Model

  var body: some View {
    if case let .failed(trouble) = model.saving { Text("\(trouble.code) \(trouble.text)") }
    Button("save") { model.save() }
  }
}

struct SendingView: View {
  var model: Model

  var body: some View {
    Text(model.sending.trouble?.text ?? "sent")
    Button("send") { model.send() }
  }
}

struct ContentView: View {
  @State private var model = Model()

  var body: some View {
    PhaseView(model: model)
    SavingView(model: model)
    SendingView(model: model)
  }
}
