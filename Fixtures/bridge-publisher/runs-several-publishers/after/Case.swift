import Combine
import Observation

@Observable
final class Form {
  var first = "a" {
    willSet { firstSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var firstSubject = CurrentValueSubject<String, Never>(_first)
  var last = "b" {
    willSet { lastSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lastSubject = CurrentValueSubject<String, Never>(_last)
  var age = 0 {
    willSet { ageSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var ageSubject = CurrentValueSubject<Int, Never>(_age)
}

@Observable
final class Summary {
  private(set) var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  var suffix = "." {
    willSet { suffixSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var suffixSubject = CurrentValueSubject<String, Never>(_suffix)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ form: Form, _ record: @escaping (String) -> Void) {
    Publishers.CombineLatest(form.firstSubject, form.lastSubject).sink { record("latest \($0) \($1)") }
      .store(in: &cancellables)
    form.firstSubject.combineLatest(suffixSubject) { $0 + $1 }.sink { [weak self] in self?.text = $0 }
      .store(in: &cancellables)
    Publishers.Merge(form.firstSubject, form.lastSubject).sink { record("merged \($0)") }.store(in: &cancellables)
    Publishers.Zip(form.firstSubject.dropFirst(), form.ageSubject).sink { record("zipped \($0) \($1)") }
      .store(in: &cancellables)
    form.firstSubject.zip(form.lastSubject).sink { record("pair \($0) \($1)") }.store(in: &cancellables)
    textSubject.combineLatest(form.ageSubject).sink { record("all \($0) \($1)") }
      .store(in: &cancellables)
    form.ageSubject.prepend(-1).prefix(3).sink(
      receiveCompletion: { _ in record("three") }, receiveValue: { record("age \($0)") }
    ).store(in: &cancellables)
    form.ageSubject.scan(0, +).sink { record("sum \($0)") }.store(in: &cancellables)
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
