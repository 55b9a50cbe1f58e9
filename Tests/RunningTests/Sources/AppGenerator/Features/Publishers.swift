extension AppFeature {
  /// Publishers of models, and what subscribes to them.
  static let publishers: [AppFeature] = [
    sink("sink", "{p}"),
    sink("sink-without-the-first", "{p}.dropFirst()"),
    sink("sink-of-distinct-values", "{p}.removeDuplicates()"),
    sink("sink-of-mapped-values", "{p}.map { $0 * 2 }.filter { $0 != 4 }"),
    sink("sink-on-the-main-queue", "{p}.receive(on: DispatchQueue.main)"),
    AppFeature("combined-publishers") { s in
      let (a, b, sum) = (s.name("a"), s.name("b"), s.name("sum"))
      s.subscriptions()
      s.member("@Published var \(a) = 1")
      s.member("@Published var \(b) = 2")
      s.member("@Published var \(sum) = 0")
      s.initially(
        "$\(a).combineLatest($\(b)).sink { [weak self] in self?.\(sum) = $0 * 10 + $1 }.store(in: &\(s.subscriptions()))"
      )
      s.show("{m}.\(sum)")
      s.button("a", "{m}.\(a) += 1")
      s.button("b", "{m}.\(b) += 1")
    },
    AppFeature("assigned-publisher") { s in
      let (query, results) = (s.name("query"), s.name("results"))
      s.member("@Published var \(query) = \"\"")
      s.member("@Published var \(results) = 0")
      s.initially("$\(query).map(\\.count).assign(to: &$\(results))")
      s.show("{m}.\(results)")
      s.button("query", "{m}.\(query) += \"q\"")
    },
    AppFeature("received-property") { s in
      let (value, received) = (s.name("received"), s.name("receivedValues"))
      s.member("@Published var \(value) = 0")
      s.property("@State private var \(received): [Int] = []")
      s.modifier(".onReceive({m}.$\(value)) { \(received).append($0) }")
      s.line("Text(\"received \\(\(received))\")")
      s.button("send", "{m}.\(value) += 1")
      s.button("send again", "{m}.\(value) += 0")
    },
    AppFeature("publisher-of-a-getter") { s in
      let (value, publisher, received) = (
        s.name("emitted"), s.name("emittedPublisher"), s.name("emittedValues")
      )
      s.member("@Published var \(value) = 0")
      s.member("var \(publisher): AnyPublisher<Int, Never> { $\(value).dropFirst().eraseToAnyPublisher() }")
      s.property("@State private var \(received): [Int] = []")
      s.modifier(".onReceive({m}.\(publisher)) { \(received).append($0) }")
      s.line("Text(\"emitted \\(\(received))\")")
      s.button("emit", "{m}.\(value) += 1")
    },
    AppFeature("subject-of-a-model") { s in
      let (subject, events) = (s.name("events"), s.name("eventCount"))
      s.member("let \(subject) = PassthroughSubject<Int, Never>()")
      s.member("@Published var \(events) = 0")
      s.modifier(".onReceive({m}.\(subject)) { {m}.\(events) += $0 }")
      s.show("{m}.\(events)")
      s.button("event", "{m}.\(subject).send(2)")
    },
    AppFeature("changes-of-the-object") { s in
      let (value) = s.name("announced")
      s.member("@Published var \(value) = 0")
      // In which order several are told is not defined.
      s.initiallyOnce(
        "objectWillChange.sink { [weak self] in _ = self /*+ ; tell(\"will change\", beside: self?.\(value) ?? -1, to: self?.life) +*/ }.store(in: &\(s.subscriptions()))"
      )
      s.show("{m}.\(value)")
      s.button("announce", "{m}.\(value) += 1")
    },
    AppFeature("notification") { s in
      let (name, count) = (s.type("refreshed"), s.name("notified"))
      s.declare("extension Notification.Name {\n  static let \(name) = Notification.Name(\"\(name)\")\n}")
      s.member("@Published var \(count) = 0")
      s.initially(
        "NotificationCenter.default.publisher(for: .\(name)).sink { [weak self] _ in self?.\(count) += 1 }.store(in: &\(s.subscriptions()))"
      )
      s.show("{m}.\(count)")
      s.line("Button(\"notify\") { NotificationCenter.default.post(name: .\(name), object: nil) }")
    },
  ]

  private static func sink(_ name: String, _ publisher: String) -> AppFeature {
    AppFeature(name) { s in
      let (value, last) = (s.name("sunk"), s.name("sunkLast"))
      s.member("@Published var \(value) = 0")
      s.member("@Published private(set) var \(last) = -1")
      let source = publisher.replacing("{p}", with: "$\(value)")
      s.initially(
        "\(source).sink { [weak self] new in self?.\(last) = new /*+ ; tell(\"\(value) \\(new)\", beside: self?.\(value) ?? -1, to: self?.life) +*/ }.store(in: &\(s.subscriptions()))"
      )
      s.show("{m}.\(last)")
      s.button("sink", "{m}.\(value) = ({m}.\(value) + 1) % 3")
      s.button("sink again", "{m}.\(value) = {m}.\(value)")
    }
  }
}

extension AppScope {
  /// The subscriptions of the model.
  @discardableResult
  func subscriptions() -> String {
    let member = "private var cancellables: Set<AnyCancellable> = []"
    if !model.members.contains(member) { self.member(member) }
    return "cancellables"
  }
}
