import SwiftUI

enum Filter: String {
    case unread, archived

    enum Order: Int {
        case ascending, descending
    }
}

enum Defaults {
    static let pageSize: Int = 20
}

@Observable
final class Filters {
    @ObservationIgnored @AppStorage("filter") private var _filterStorage = Filter.unread.rawValue
    var filter: String {
        get {
            access(keyPath: \.filter)
            return _filterStorage
        }
        set { withMutation(keyPath: \.filter) { _filterStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("order") private var _orderStorage = Filter.Order.ascending.rawValue
    var order: Int {
        get {
            access(keyPath: \.order)
            return _orderStorage
        }
        set { withMutation(keyPath: \.order) { _orderStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("page") private var _pageSizeStorage = Defaults.pageSize
    var pageSize: Int {
        get {
            access(keyPath: \.pageSize)
            return _pageSizeStorage
        }
        set { withMutation(keyPath: \.pageSize) { _pageSizeStorage = newValue } }
    }
}

struct FiltersView: View {
    var filters: Filters

    var body: some View { Text(filters.filter + "\(filters.order) \(filters.pageSize)") }
}
