import SwiftUI

struct CatalogView: View {
    let live: Catalog
    let demo: Catalog
    var usesDemo = false

    var body: some View {
        Text("Catalog").environmentObject(usesDemo ? demo : live)
    }
}
