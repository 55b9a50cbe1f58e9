import Combine

final class Search: ObservableObject {
  @Published var query = ""
  @Published var other = ""
  @Published var third = ""
  @Published var fourth = ""
  private(set) lazy var queries = $query

  func choose(_ flag: Bool) -> AnyCancellable {
    let publisher = flag ? $other : $third
    let kept = $fourth
    let list = [kept]
    return Publishers.MergeMany(list + [publisher]).sink { print($0) }
  }
}
