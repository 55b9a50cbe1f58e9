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
            Self.storeRegistrar.access(self, keyPath: \.filter)
            return _filterStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.filter) { _filterStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar()
    @ObservationIgnored @AppStorage("order") private var _orderStorage = Filter.Order.ascending.rawValue
    var order: Int {
        get {
            Self.storeRegistrar.access(self, keyPath: \.order)
            return _orderStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.order) { _orderStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("page") private var _pageSizeStorage = Defaults.pageSize
    var pageSize: Int {
        get {
            Self.storeRegistrar.access(self, keyPath: \.pageSize)
            return _pageSizeStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.pageSize) { _pageSizeStorage = newValue } }
    }
}

struct FiltersView: View {
    var filters: Filters

    var body: some View { Text(filters.filter + "\(filters.order) \(filters.pageSize)") }
}
