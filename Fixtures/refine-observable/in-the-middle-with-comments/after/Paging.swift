import Observation

protocol Paging:
    Identifiable,  // for lists
    AnyObject, Observable,  // for views
    CustomStringConvertible  // for logs
{
    var page: Int { get set }
}

@Observable
final class Gallery: Paging {
    let id = 1
    var page = 0
    var description: String { "page \(page)" }
}
