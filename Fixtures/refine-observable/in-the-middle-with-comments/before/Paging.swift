import Combine

protocol Paging:
    Identifiable,  // for lists
    ObservableObject,  // for views
    CustomStringConvertible  // for logs
{
    var page: Int { get set }
}

final class Gallery: Paging {
    let id = 1
    @Published var page = 0
    var description: String { "page \(page)" }
}
