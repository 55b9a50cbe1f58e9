import SwiftUI

struct GarageView: View {
    @State private var garage = Garage()

    var body: some View {
        ForEach(garage.cars) { car in
            Text(car.name)
                .environment(car)
        }
        List(garage.cars) {
            Text($0.name)
                .environment($0)
        }
    }
}
