import Combine
import SwiftUI

protocol Model: AnyObject {
    var objectWillChange: ObservableObjectPublisher { get }
}

protocol ListModel: Model {
    var names: [String] { get }
}

final class LeadsModel: ObservableObject, ListModel {
    @Published var names: [String] = []
}

final class ContactsModel: ObservableObject {
    @Published var count = 0
}

extension ContactsModel: Model {}

/// Another one of a kind that nothing here concerns.
@Observable
final class SettingsModel {
    var isLarge = false
}

protocol Observed: ObservableObject {
    var objectWillChange: ObservableObjectPublisher { get }
    var title: String { get }
}

final class TitleModel: Observed {
    @Published var title = ""
}

final class Listener {
    private var cancellable: AnyCancellable?

    func listen(to model: any Model) {
        cancellable = model.objectWillChange.sink { print("changed") }
    }
}

struct LeadsView: View {
    @StateObject private var leads = LeadsModel()
    @StateObject private var contacts = ContactsModel()
    @State private var settings = SettingsModel()
    @StateObject private var title = TitleModel()

    var body: some View {
        Text("\(title.title) \(leads.names.count) \(contacts.count) \(settings.isLarge ? "large" : "small")")
    }
}
