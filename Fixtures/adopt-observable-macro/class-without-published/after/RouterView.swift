import SwiftUI

struct RouterView: View {
    @Environment(Router.self) private var router

    var body: some View {
        Text(router.open("start"))
    }
}
