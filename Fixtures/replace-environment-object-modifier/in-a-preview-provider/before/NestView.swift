import SwiftUI

struct NestView: View {
    @EnvironmentObject private var nest: Nest

    var body: some View {
        Text("\(nest.eggs)")
    }
}

struct NestView_Previews: PreviewProvider {
    static let nest = Nest()

    static var previews: some View {
        NestView()
            .environmentObject(nest)
        NestView()
            .environmentObject(Self.nest)
    }
}
