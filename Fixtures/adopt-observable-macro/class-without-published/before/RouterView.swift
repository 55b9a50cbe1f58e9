import SwiftUI

struct RouterView: View {
    @EnvironmentObject private var router: Router

    var body: some View {
        Text(router.open("start"))
    }
}
