import Combine

final class Form: ObservableObject {
  @Published var first = "a"
  @Published var last = "b"
  @Published var age = 0
}

final class Summary: ObservableObject {
  @Published private(set) var text = ""
  @Published var suffix = "."
  private var cancellables: Set<AnyCancellable> = []

  init(_ form: Form, _ record: @escaping (String) -> Void) {
    Publishers.CombineLatest(form.$first, form.$last).sink { record("latest \($0) \($1)") }
      .store(in: &cancellables)
    form.$first.combineLatest($suffix) { $0 + $1 }.sink { [weak self] in self?.text = $0 }
      .store(in: &cancellables)
    Publishers.Merge(form.$first, form.$last).sink { record("merged \($0)") }.store(in: &cancellables)
    Publishers.Zip(form.$first.dropFirst(), form.$age).sink { record("zipped \($0) \($1)") }
      .store(in: &cancellables)
    form.$first.zip(form.$last).sink { record("pair \($0) \($1)") }.store(in: &cancellables)
    $text.combineLatest(form.$age).sink { record("all \($0) \($1)") }
      .store(in: &cancellables)
    form.$age.prepend(-1).prefix(3).sink(
      receiveCompletion: { _ in record("three") }, receiveValue: { record("age \($0)") }
    ).store(in: &cancellables)
    form.$age.scan(0, +).sink { record("sum \($0)") }.store(in: &cancellables)
  }
}

/// Subscribers of one publisher are told in no order, so that one is looked at at a time.
public func run(_ record: @escaping (String) -> Void) {
  var steps: [String] = []
  func step(_ name: String, _ change: () -> Void) {
    steps = []
    change()
    record(name + ": " + steps.sorted().joined(separator: ", "))
  }
  let form = Form()
  var summary: Summary?
  step("begin") { summary = Summary(form) { steps.append($0) } }
  step("first") { form.first = "c" }
  step("last") { form.last = "d" }
  step("age") { form.age = 1 }
  step("age again") { form.age = 1 }
  step("first again") { form.first = "c" }
  step("suffix") { summary?.suffix = "!" }
  step("without summary") {
    summary = nil
    form.first = "e"
  }
}
