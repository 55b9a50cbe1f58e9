/// Receives what a publisher sends, from when the view is there on, by the action that the view was given last. Where
/// the view is given another publisher, it subscribes to that one, and no longer to the one before.
private struct Receiving<Content: View, Source: Publisher>: View, PrimitiveView
where Source.Failure == Never {
  let content: Content
  let source: Source
  let action: (Source.Output) -> Void

  func show(in place: ViewPlace) {
    let inbox = place.kept("inbox") { Inbox<Source.Output>() }
    let (source, action) = (source, action)
    place.rendering.afterwards {
      inbox.action = action
      if let old = inbox.source, isSamePublisher(old, source) { return }
      inbox.source = source
      inbox.subscription = source.sink { [weak inbox] in inbox?.action?($0) }
    }
    place.show(content, at: "content")
  }
}

private final class Inbox<Value> {
  var action: ((Value) -> Void)?
  var source: Any?
  var subscription: AnyCancellable?
}

/// Compares the value with that of the update before, and acts when all views are updated: several changes between
/// two updates are one.
private struct Comparing<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func show(in place: ViewPlace) {
    let last = place.kept("last") { Last<Value>() }
    let (value, isInitial, action) = (value, isInitial, action)
    place.rendering.afterwards {
      let old = last.value
      last.value = value
      if old != value, old != nil || isInitial { action(old ?? value, value) }
    }
    place.show(content, at: "content")
  }
}

private final class Last<Value> {
  var value: Value?
}

private struct Appearing<Content: View>: View, PrimitiveView {
  let content: Content
  let action: () -> Void

  func show(in place: ViewPlace) {
    let last = place.kept("appeared") { Last<Bool>() }
    let action = action
    place.rendering.afterwards {
      if last.value == nil {
        last.value = true
        action()
      }
    }
    place.show(content, at: "content")
  }
}

/// What is presented has the environment of what it is presented by.
private struct Presenting<Content: View, Presented: View>: View {
  let content: Content
  @Binding var isPresented: Bool
  let presented: () -> Presented

  var body: some View {
    content
    if isPresented { DeferredContent(make: presented) }
  }
}

extension View {
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    Receiving(content: self, source: publisher, action: action)
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    Comparing(content: self, value: value, isInitial: initial, action: action)
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  public func onAppear(perform action: @escaping () -> Void) -> some View {
    Appearing(content: self, action: action)
  }

  /// Does the work when the view is there first, and again where the value is another one. No case needs what is under way
  /// to be cancelled.
  public func task<ID: Equatable>(id: ID, _ work: @escaping @MainActor () async -> Void) -> some View {
    onChange(of: id, initial: true) { Task { await work() } }
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(content: self, isPresented: isPresented, presented: content)
  }

  public func overlay<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    TupleView<(Self, Content)>(views: [self, content()])
  }
}
