public struct Text: View, PrimitiveView {
  private let string: String

  public init(_ string: String) { self.string = string }

  func show(in place: ViewPlace) { place.rendering.add(line: string) }
}

/// Shows its content, one below the other: how it is arranged matters to no case.
public struct Container<Content: View>: View, PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func show(in place: ViewPlace) { place.show(content, at: "content") }
}

public typealias Form = Container
public typealias Group = Container
public typealias HStack = Container
public typealias List = Container
public typealias NavigationStack = Container
public typealias VStack = Container

extension Container {
  public init<Data, Row>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// Content that is made when it is shown: what making it reads, it depends on, and not the view around it.
struct DeferredContent<Content: View>: View, PrimitiveView {
  let make: () -> Content

  func show(in place: ViewPlace) { place.show(place.made(make), at: "content") }
}

/// A row for each element, whose identity is the element's.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
  private let rows: [(id: ID, content: DeferredContent<Content>)]

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    rows = data.map { element in
      (element[keyPath: id], DeferredContent { content(element) })
    }
  }

  func show(in place: ViewPlace) {
    for row in rows { place.show(row.content, at: row.id) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    let elements = data.wrappedValue
    let bound = elements.indices.map { BoundElement(id: elements[$0].id, binding: data.element(at: $0)) }
    self.init(bound) { content($0.binding) }
  }
}

public struct BoundElement<Element: Identifiable>: Identifiable {
  public let id: Element.ID
  let binding: Binding<Element>
}
