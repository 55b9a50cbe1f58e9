import Observation

@Observable
final class Windmill
{
    var speed = 0
}
