import SwiftUI

final class Page: ObservableObject {
    @Published var title = ""
}

extension EnvironmentObject {
    @propertyWrapper
    struct Optional: DynamicProperty {
        var wrappedValue: ObjectType? { nil }
    }
}

struct Editor: View {
    @EnvironmentObject<Page>.Optional private var page: Page?

    var body: some View { Text(page?.title ?? "") }
}
